/** What it needs of a browser's context. */
interface Routed {
  route(
    url: string,
    handler: (route: { fulfill(response: { status: number }): Promise<void> }) => Promise<void>,
  ): Promise<unknown>;
}

/** Keeps the pages of a context from their stream of news, which never ends: they load until nothing is on its way. */
export async function withoutStream(context: Routed): Promise<void> {
  await context.route('**/api/live', (route) => route.fulfill({ status: 204 }));
}
