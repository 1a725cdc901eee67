import { allRows } from './matrix/all-rows.ts';
import type { Row } from './matrix/row.ts';

interface ServedRoutes {
  /** The routes that the server registered. */
  readonly routes: readonly string[];
  /** The routes in its API documentation. */
  readonly described: readonly string[];
  readonly pages: readonly string[];
}

/** Compares the matrix with the routes: finds endpoints without a row and rows without an endpoint. */
export function compareRoutes({ routes, described, pages }: ServedRoutes): string[] {
  const api = allRows.filter((row) => !row.isPage).flatMap(routesOf);
  const listedPages = allRows.filter((row) => row.isPage).map(({ call }) => call);
  const listed = [...api, 'GET /*'];
  return [
    ...without(routes, listed).map((route) => `${route} is served and not in the matrix`),
    ...without(described, listed).map((route) => `${route} is described and not in the matrix`),
    ...without(pages, listedPages).map((page) => `The page ${page} is not in the matrix`),
    ...without(listed, routes).map((route) => `${route} is in the matrix and not served`),
    ...without(listedPages, pages).map((page) => `The page ${page} is in the matrix and is none`),
  ];
}

/** A call of the API is served under /api as well. */
function routesOf({ call, isNoApi }: Row): string[] {
  const twin = underApi(call);
  return isNoApi || twin === call ? [call] : [call, twin];
}

export function underApi(call: string): string {
  return call.replace(/ \/(?!api\/)/, ' /api/');
}

function without(these: readonly string[], those: readonly string[]): string[] {
  const known = new Set(those);
  return [...new Set(these)].filter((each) => !known.has(each));
}
