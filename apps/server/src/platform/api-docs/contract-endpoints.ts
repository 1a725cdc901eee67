import * as contract from '@nextshift/contract';

const exported: readonly unknown[] = Object.values(contract);

function isEndpoint(value: unknown): value is contract.Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

/** Every endpoint of the contract. */
export const contractEndpoints: readonly contract.Endpoint[] = exported.filter(isEndpoint);
