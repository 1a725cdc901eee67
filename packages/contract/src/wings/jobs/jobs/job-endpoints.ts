import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { listQuery } from '../../../list-query.ts';
import {
  cityCount,
  cityOverview,
  foundJob,
  hiringCompany,
  job,
  jobFacets,
  singleJob,
} from './job-schemas.ts';
import {
  filteredJobsQuery,
  jobFacetsQuery,
  searchIndustryQuery,
  searchJobsQuery,
} from './job-search-query.ts';

const tag = 'Jobs';

export const searchJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/searchjobs',
  summary:
    'Active jobs of a city: every fourth place for featured ones, the others by priority, then newest',
  tag,
  access: 'public',
  rateLimit: 'read',
  query: searchJobsQuery,
  responses: { 200: z.array(job) },
});

export const filterJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/filteredJobs',
  summary:
    'Active jobs by words, city or distance, wage, age, type, industry, experience and location type. X-Total-Count is their number. X-Unpriced-Count is how many a wage filter leaves out because they have no hourly pay. X-Remote-Count is how many are remote in a search around a place',
  tag,
  access: 'public',
  rateLimit: 'read',
  query: filteredJobsQuery,
  responses: { 200: z.object({ rows: z.array(foundJob) }) },
});

export const getJobFacets = defineEndpoint({
  method: 'GET',
  path: '/api/jobs/facets',
  summary: 'How many jobs of a search each choice of a filter has',
  tag,
  access: 'public',
  rateLimit: 'read',
  query: jobFacetsQuery,
  responses: { 200: jobFacets },
});

export const searchIndustry = defineEndpoint({
  method: 'GET',
  path: '/jobs/searchindustry',
  summary: 'Active jobs of an industry',
  tag,
  access: 'public',
  rateLimit: 'read',
  query: searchIndustryQuery,
  responses: { 200: z.array(job) },
});

export const getJob = defineEndpoint({
  method: 'GET',
  path: '/api/jobs/:jobId',
  summary: 'One job, closed ones too',
  tag,
  access: 'public',
  rateLimit: 'read',
  params: z.object({ jobId: entityId }),
  responses: { 200: singleJob },
});

export const listCompanyJobs = defineEndpoint({
  method: 'GET',
  path: '/api/employers/:employerId/jobs',
  summary: 'Active jobs of a company, newest first',
  tag,
  access: 'public',
  rateLimit: 'read',
  params: z.object({ employerId: entityId }),
  query: listQuery,
  responses: { 200: z.array(job) },
});

export const listJobCities = defineEndpoint({
  method: 'GET',
  path: '/api/jobs/cities',
  summary: 'Cities with active jobs, most jobs first',
  tag,
  access: 'public',
  rateLimit: 'read',
  responses: { 200: z.array(cityCount) },
});

export const getCityOverview = defineEndpoint({
  method: 'GET',
  path: '/api/jobs/cities/:city',
  summary: "A city's active jobs by type and industry; the name may carry its state",
  tag,
  access: 'public',
  rateLimit: 'read',
  params: z.object({ city: z.string().trim().min(1).max(120) }),
  responses: { 200: cityOverview },
});

export const listHiringCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/employers/hiring',
  summary: 'A few companies with active jobs, those on the higher plans first',
  tag,
  access: 'public',
  rateLimit: 'read',
  responses: { 200: z.array(hiringCompany) },
});
