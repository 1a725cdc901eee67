import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { entityId } from '../field-rules.ts';
import { cityCount, job } from './job-schemas.ts';
import { filteredJobsQuery, searchIndustryQuery, searchJobsQuery } from './job-search-query.ts';

const tag = 'Jobs';

export const searchJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/searchjobs',
  summary: 'Active jobs of a city: featured first, then priority, then newest',
  tag,
  access: 'public',
  rateLimit: 'read',
  query: searchJobsQuery,
  responses: { 200: z.array(job) },
});

export const filterJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/filteredJobs',
  summary: 'Active jobs by words, city, wage, type, industry, experience and location type',
  tag,
  access: 'public',
  rateLimit: 'read',
  query: filteredJobsQuery,
  responses: { 200: z.object({ rows: z.array(job) }) },
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
  responses: { 200: job },
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
