import type { CompanyVerification, Employer, VerificationObstacle } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { useResendConfirmation } from '../../identity/email-confirmation/index.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ownCompanyQuery } from './own-company-query.ts';
import { useVerifyCompany, verificationQuery } from './verification-query.ts';

const FAILED = 'Something went wrong. Please try again.';

/** What is done of a company's verification, and how to do the rest. */
export function VerificationSteps({ employer }: { employer: Employer }) {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(employer.id));
  if (!data) {
    return error ? (
      <LoadFailure
        title="Your verification did not load"
        message={failureText(error, FAILED)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonGroup label="Loading your verification" className="space-y-4">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </SkeletonGroup>
    );
  }
  return (
    <ol className="space-y-4">
      <AddressStep email={employer.email} isDone={data.verification !== 'new'} />
      <CompanyStep employer={employer} state={data} />
    </ol>
  );
}

function AddressStep({ email, isDone }: { email: string; isDone: boolean }) {
  const resend = useResendConfirmation(email);
  return (
    <Step
      title="Your email address"
      isDone={isDone}
      action={
        isDone ? null : (
          <Button
            variant="secondary"
            pending={resend.isPending}
            pendingLabel="Sending..."
            onClick={() => {
              resend.mutate();
            }}
          >
            Send the link again
          </Button>
        )
      }
    >
      {isDone ? (
        <>
          You receive email at <b className="font-semibold wrap-anywhere">{email}</b>.
        </>
      ) : (
        <>
          Use the link that we emailed to <b className="font-semibold wrap-anywhere">{email}</b>.
        </>
      )}
    </Step>
  );
}

function CompanyStep({ employer, state }: { employer: Employer; state: CompanyVerification }) {
  const verify = useVerifyCompany(employer.id);
  const isDone = state.verification === 'verified';
  const press = () => {
    verify.mutate(undefined, {
      onSuccess: ({ verification }) => {
        if (verification === 'verified') toast.success('Your company is verified.');
      },
      onError: (error) => {
        toast.error('Your company was not verified.', {
          description: failureText(error, FAILED),
        });
      },
    });
  };
  return (
    <Step
      title="Your company"
      isDone={isDone}
      action={
        isDone ? null : state.obstacle === null ? (
          <Button pending={verify.isPending} pendingLabel="Verifying..." onClick={press}>
            Verify my company
          </Button>
        ) : state.obstacle === 'unconfirmed' || state.obstacle === 'review' ? null : (
          <Button variant="secondary" asChild>
            <PageLink to={paths.employerProfile()}>
              {state.obstacle === 'other_contact'
                ? 'Change contact email'
                : 'Change email or website'}
            </PageLink>
          </Button>
        )
      }
    >
      {isDone ? (
        doneWords(state)
      ) : state.obstacle === 'other_contact' ? (
        <OtherContact employer={employer} domain={state.websiteDomain ?? state.mailDomain} />
      ) : (
        missingWords(state, state.obstacle)
      )}
    </Step>
  );
}

/** The public address that stands in the way of the mark, and those that do not. */
function OtherContact({ employer, domain }: { employer: Employer; domain: string }) {
  const { data: company = employer } = useQuery(ownCompanyQuery(employer.id));
  return (
    <>
      Your page shows the contact email{' '}
      <b className="font-semibold wrap-anywhere">{company.contactEmail}</b>, which is not at{' '}
      {domain}. Change it to an address at {domain} or to the one that you sign in with,{' '}
      <b className="font-semibold wrap-anywhere">{company.email}</b>.
    </>
  );
}

function doneWords({ verifiedBy, verifiedAt, mailDomain }: CompanyVerification): string {
  const day = formatDate(verifiedAt);
  return verifiedBy === 'operator'
    ? `NextShift verified your company on ${day}.`
    : `Your address is at ${mailDomain}, as your website is. Verified on ${day}.`;
}

function missingWords(
  { mailDomain, websiteHost, websiteDomain }: CompanyVerification,
  obstacle: Exclude<VerificationObstacle, 'other_contact'> | null,
): string {
  const ownDomain = 'a domain of your own';
  switch (obstacle) {
    case null:
      return `Your address is at ${mailDomain}, as your website is. That is all it takes.`;
    case 'unconfirmed':
      return 'First confirm your email address.';
    case 'no_website':
      return `Add your website. A company is verified when its email address is at the website's domain.`;
    case 'free_mail':
      return `Anybody can get an address at ${mailDomain}. Use one at ${websiteDomain === mailDomain ? ownDomain : (websiteDomain ?? ownDomain)}.`;
    case 'school':
      return `${mailDomain} belongs to a school. Use an address at your company's own domain.`;
    case 'shared_host':
      return `Anybody can get a page at ${websiteHost ?? mailDomain}. Use a website and an address at a domain of your own.`;
    case 'other_domain':
      return `Your address is at ${mailDomain}, your website at ${websiteHost ?? 'another domain'}. Use an address at ${websiteDomain ?? ownDomain} itself.`;
    case 'review':
      return 'A person at NextShift looks at your company. Until then its jobs are held.';
  }
}

interface StepProps {
  title: string;
  isDone: boolean;
  action: ReactNode;
  children: ReactNode;
}

function Step({ title, isDone, action, children }: StepProps) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <Card asChild>
      <li className="flex gap-3">
        <Icon
          aria-hidden="true"
          className={isDone ? 'size-6 shrink-0 text-success' : 'size-6 shrink-0 text-ink-soft'}
        />
        <div className="min-w-0">
          <h2 className="font-bold">
            {title}
            <span className="sr-only">{isDone ? ', done' : ', missing'}</span>
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">{children}</p>
          {action === null ? null : <div className="mt-4">{action}</div>}
        </div>
      </li>
    </Card>
  );
}
