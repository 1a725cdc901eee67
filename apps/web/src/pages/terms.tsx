import type { Route } from './+types/terms.ts';
import { policyOf, policyTexts } from '../features/policies/policy-texts.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { PageNavLink } from '../platform/page-link.tsx';
import { paths, policyTitles } from '../platform/paths.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { TabLinks } from '../ui/tab-links.tsx';

export function meta({ params }: Route.MetaArgs) {
  return pageMeta(policyOf(params.item));
}

export default function Terms({ params }: Route.ComponentProps) {
  const title = policyOf(params.item);
  return (
    <div className="page-column max-w-4xl pb-16">
      <PageHeader title={title} />
      <TabLinks
        label="Policies"
        links={policyTitles.map((label) => ({
          label,
          element: (
            <PageNavLink
              to={paths.terms(label)}
              aria-current={label === title ? 'page' : undefined}
            />
          ),
        }))}
      />
      <ol className="mt-8 max-w-prose space-y-8">
        {policyTexts[title].map((section, index) => (
          <li key={section.title}>
            <h2 className="text-heading font-bold">
              {index + 1}. {section.title}
            </h2>
            <p className="mt-2">{section.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
