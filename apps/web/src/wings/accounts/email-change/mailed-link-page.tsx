import { type ReactNode, useState } from 'react';
import { pageMeta } from '../../../platform/layout/page-meta.ts';
import { useMailedToken } from '../../../platform/routing/use-mailed-token.ts';
import { SplitPage } from '../../../ui/layout/split-page.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { MailedLinkForm } from './mailed-link-form.tsx';

export interface MailedLinkPageProps {
  /** The page's own path, without the token. */
  path: string;
  title: string;
  lead: string;
  headline: string;
  scene: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  /**
   * Does what the link is for; `forget` takes the token out of the address.
   *
   * @throws {ApiError}
   */
  act: (token: string, forget: () => void) => Promise<void>;
  /** What to do about a link that does not work; by default signing in. */
  invalidAction?: ReactNode;
}

/** The page of a mailed link, which acts on a press and says when the link no longer works. */
export function MailedLinkPage(props: MailedLinkPageProps) {
  const { path, title, lead, headline, scene, submitLabel, pendingLabel, act, invalidAction } =
    props;
  const { token, forget } = useMailedToken(path);
  const [invalid, setInvalid] = useState<string>();
  if (token === null || invalid !== undefined) {
    return (
      <InvalidLink message={invalid} headline={headline} scene={scene} action={invalidAction} />
    );
  }
  return (
    <SplitPage title={title} lead={lead} headline={headline} scene={scene}>
      <MailedLinkForm
        token={token}
        submitLabel={submitLabel}
        pendingLabel={pendingLabel}
        act={(link) => act(link, forget)}
        onInvalidLink={(message) => {
          forget();
          setInvalid(message);
        }}
      />
    </SplitPage>
  );
}

/** The address initially contains a token, so requests must not send it as referrer. */
export function mailedLinkMeta(title: string) {
  return [...pageMeta(title), { name: 'referrer', content: 'strict-origin' }];
}
