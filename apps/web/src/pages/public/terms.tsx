import { POLICIES_VERSION } from '@nextshift/contract';
import type { Route } from './+types/terms.ts';
import { policies, policyOf } from '../../wings/accounts/policies/index.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths, policyTitles } from '../../platform/routing/paths.ts';
import { publicMeta } from '../../platform/layout/public-meta.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TabLinks } from '../../ui/navigation/tab-links.tsx';

export const handle: PageHandle = { startsWhenUsed: true };

export function meta({ params, matches }: Route.MetaArgs) {
  const title = policyOf(params.item);
  return publicMeta({
    matches,
    title,
    description: policies[title].summary,
    path: paths.terms(title),
  });
}

export default function Terms({ params, matches }: Route.ComponentProps) {
  const title = policyOf(params.item);
  const { summary, sections } = policies[title];
  const support = matches[0].loaderData.site.supportEmail;
  return (
    <div className="page-column page-narrow pb-16">
      <PageHeader title={title} lead={summary} />
      <div className="print:hidden">
        <TabLinks
          label="Policies"
          links={policyTitles.map((label) => ({
            label,
            element: (
              <PageLink
                to={paths.terms(label)}
                aria-current={label === title ? 'page' : undefined}
              />
            ),
          }))}
        />
      </div>
      <ol className="mt-8 max-w-prose space-y-8">
        {sections.map((section, index) => (
          <li key={section.title} className="break-inside-avoid">
            <h2 className="text-heading font-bold">
              {index + 1}. {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2">
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p className="mt-10 max-w-prose border-t border-line pt-6 text-ink-soft">
        Version {POLICIES_VERSION}.
        {support ? (
          <>
            {' '}
            Questions, and anything you need to send us in writing:{' '}
            <a href={`mailto:${support}`} className="text-link">
              {support}
            </a>
          </>
        ) : null}
      </p>
    </div>
  );
}
