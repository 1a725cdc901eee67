/** What other features may use of operators. */
export { findActsOn, findActToMail, logAct } from './operator-log.queries.ts';
export { addOperator, removeOperator } from './manage-operators.ts';
export { findOperator, findOtherOperators } from './operators.queries.ts';
export { operatorRoutes } from './operators.routes.ts';
