/** What other features may use of operators. */
export { findActsOn, logAct } from './operator-log.queries.ts';
export { addOperator, removeOperator } from './manage-operators.ts';
export { operatorRoutes } from './operators.routes.ts';
