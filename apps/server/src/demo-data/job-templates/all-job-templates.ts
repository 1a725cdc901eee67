import type { JobTemplate } from '../job-template.ts';
import { cafeJobTemplates } from './cafe-job-templates.ts';
import { campusJobTemplates } from './campus-job-templates.ts';
import { careJobTemplates } from './care-job-templates.ts';
import { communityJobTemplates } from './community-job-templates.ts';
import { constructionJobTemplates } from './construction-job-templates.ts';
import { creatorFieldGigTemplates } from './creator-field-gig-templates.ts';
import { creatorShopGigTemplates } from './creator-shop-gig-templates.ts';
import { educationJobTemplates } from './education-job-templates.ts';
import { financeJobTemplates } from './finance-job-templates.ts';
import { groceryJobTemplates } from './grocery-job-templates.ts';
import { healthcareJobTemplates } from './healthcare-job-templates.ts';
import { hotelJobTemplates } from './hotel-job-templates.ts';
import { kitchenJobTemplates } from './kitchen-job-templates.ts';
import { manufacturingJobTemplates } from './manufacturing-job-templates.ts';
import { mediaJobTemplates } from './media-job-templates.ts';
import { officeJobTemplates } from './office-job-templates.ts';
import { recreationJobTemplates } from './recreation-job-templates.ts';
import { secondhandJobTemplates } from './secondhand-job-templates.ts';
import { shopJobTemplates } from './shop-job-templates.ts';
import { technologyJobTemplates } from './technology-job-templates.ts';
import { transportationJobTemplates } from './transportation-job-templates.ts';
import { venueJobTemplates } from './venue-job-templates.ts';

export const allJobTemplates: readonly JobTemplate[] = [
  ...cafeJobTemplates,
  ...campusJobTemplates,
  ...careJobTemplates,
  ...communityJobTemplates,
  ...constructionJobTemplates,
  ...creatorFieldGigTemplates,
  ...creatorShopGigTemplates,
  ...educationJobTemplates,
  ...financeJobTemplates,
  ...groceryJobTemplates,
  ...healthcareJobTemplates,
  ...hotelJobTemplates,
  ...kitchenJobTemplates,
  ...manufacturingJobTemplates,
  ...mediaJobTemplates,
  ...officeJobTemplates,
  ...recreationJobTemplates,
  ...secondhandJobTemplates,
  ...shopJobTemplates,
  ...technologyJobTemplates,
  ...transportationJobTemplates,
  ...venueJobTemplates,
];
