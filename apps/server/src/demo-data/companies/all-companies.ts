import type { CompanyContent } from '../company-content.ts';
import { communityCompanies } from './community-companies.ts';
import { constructionCompanies } from './construction-companies.ts';
import { educationCompanies } from './education-companies.ts';
import { financeCompanies } from './finance-companies.ts';
import { healthcareCompanies } from './healthcare-companies.ts';
import { hospitalityCompanies } from './hospitality-companies.ts';
import { manufacturingCompanies } from './manufacturing-companies.ts';
import { mediaCompanies } from './media-companies.ts';
import { restaurantCompanies } from './restaurant-companies.ts';
import { retailCompanies } from './retail-companies.ts';
import { technologyCompanies } from './technology-companies.ts';
import { transportationCompanies } from './transportation-companies.ts';

export const allCompanies: readonly CompanyContent[] = [
  ...restaurantCompanies,
  ...retailCompanies,
  ...technologyCompanies,
  ...healthcareCompanies,
  ...financeCompanies,
  ...educationCompanies,
  ...manufacturingCompanies,
  ...hospitalityCompanies,
  ...constructionCompanies,
  ...transportationCompanies,
  ...mediaCompanies,
  ...communityCompanies,
];
