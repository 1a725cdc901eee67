/** Name of the <meta> in which the server tells the browser where the API is. */
export const API_BASE_META = 'api-base';
