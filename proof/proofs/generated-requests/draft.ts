/** Who sends a request. The others have no access to anything of the first two accounts. */
export const callers = [
  'visitor',
  'seeker',
  'employer',
  'otherSeeker',
  'otherEmployer',
  'operator',
] as const;
export type Caller = (typeof callers)[number];

/** A field of a form, or a file in it. */
export interface FormPart {
  readonly name: string;
  readonly content: string | Buffer;
  /** Present for files. */
  readonly filename?: string;
  readonly type?: string;
}

export type DraftBody =
  | { readonly kind: 'none' }
  /** Sent unchanged, with the content type of the headers. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly parts: readonly FormPart[] };

/**
 * A request before names such as `{{job}}` are replaced by the ids of a world: the same seed gives the
 * same draft, whatever the ids are.
 */
export interface Draft {
  readonly caller: Caller;
  /** How the session travels. */
  readonly by: 'bearer' | 'cookie';
  readonly method: string;
  /** Path and query, percent-encoded or wrongly encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: DraftBody;
}

/** One line with which a person can repeat it. */
export function describeDraft({ caller, by, method, path, headers, body }: Draft): string {
  const content =
    body.kind === 'form'
      ? JSON.stringify(body.parts.map(shorten))
      : body.kind === 'text'
        ? body.text
        : '';
  const who = caller === 'visitor' ? caller : `${caller} (${by})`;
  return `${method} ${path.slice(0, 200)} as ${who} with ${JSON.stringify(headers).slice(0, 300)} ${content.slice(0, 800)}`;
}

function shorten({ content, ...part }: FormPart) {
  return {
    ...part,
    content: typeof content === 'string' ? content.slice(0, 200) : `${content.length} bytes`,
  };
}
