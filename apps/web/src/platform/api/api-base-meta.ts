/** Name of the <meta> that contains the API's origin. */
export const API_BASE_META = 'api-base';
