import { entityId, findEmployersByName, getEmployer } from '@nextshift/contract';
import { data } from 'react-router';
import type { Route } from './+types/company.ts';
import { CompanyChoice } from '../features/companies/company-choice.tsx';
import { CompanyDetails } from '../features/companies/company-details.tsx';
import { loadPage } from '../platform/page-error.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { apiContext } from '../platform/request-context.ts';

export function meta({ error, loaderData }: Route.MetaArgs) {
  if (error) return pageMeta('Company');
  const [company] = loaderData;
  return pageMeta(company?.companyName ?? 'Company', company?.description ?? undefined);
}

/** The address names a company by its id or by its name (spec section 2.1). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const companies = await loadPage(async () => {
    if (entityId.safeParse(params.company).success) {
      return [(await api.call(getEmployer, { params: { employerId: params.company } })).body];
    }
    return (await api.call(findEmployersByName, { params: { name: params.company } })).body;
  });
  if (companies.length === 0) throw data(null, { status: 404 });
  return companies;
}

export default function Company({ loaderData: companies }: Route.ComponentProps) {
  const [company, another] = companies;
  if (!company) return null;
  return another ? <CompanyChoice companies={companies} /> : <CompanyDetails company={company} />;
}
