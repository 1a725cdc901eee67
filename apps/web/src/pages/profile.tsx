import { PageLink } from '../platform/page-link.tsx';
import { pageMeta } from '../platform/page-meta.ts';
import { paths } from '../platform/paths.ts';
import { useSignOut } from '../platform/session/use-sign-out.ts';
import { useSeeker } from '../platform/session/use-signed-in.ts';
import { SimplePage } from '../platform/simple-page.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

export function meta() {
  return pageMeta('Profile');
}

export default function Profile() {
  const { firstName, lastName, email } = useSeeker();
  const signOut = useSignOut();
  const name = `${firstName} ${lastName}`;
  return (
    <SimplePage
      title="Your profile"
      actions={
        <>
          <Button asChild>
            <PageLink to={paths.jobs()}>Browse jobs</PageLink>
          </Button>
          <Button variant="secondary" asChild>
            <PageLink to={paths.history()}>Your history</PageLink>
          </Button>
          <Button variant="ghost" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </>
      }
    >
      <Card className="flex items-center gap-4">
        <Avatar size="large" name={name} decorative />
        <div className="min-w-0">
          <h2 className="text-heading font-bold">{name}</h2>
          <p className="break-words text-ink-soft">{email}</p>
        </div>
      </Card>
    </SimplePage>
  );
}
