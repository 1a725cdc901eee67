import { anySeeker, everyone, type Row } from './row.ts';

/** Searching: the same for everyone, but for what is suggested to a seeker. */
export const jobs: readonly Row[] = [
  {
    call: 'GET /jobs/searchjobs',
    at: '/jobs/searchjobs?searchLocation=Raleigh&limit=100',
    who: everyone('200'),
  },
  {
    call: 'GET /jobs/filteredJobs',
    at: '/jobs/filteredJobs?searchQuery=barista&searchLocation=Raleigh&type=Part-time&limit=100',
    who: everyone('200'),
  },
  {
    call: 'GET /api/jobs/facets',
    at: '/api/jobs/facets?searchLocation=Raleigh&minWage=10',
    who: everyone('200'),
  },
  {
    call: 'GET /jobs/searchindustry',
    at: '/jobs/searchindustry?industry=Other&limit=100',
    who: everyone('200'),
  },
  {
    call: 'GET /api/jobs/:jobId',
    about: 'by its address, closed or not',
    at: '/api/jobs/{closedJob}',
    who: everyone('200: a closed job'),
  },
  {
    call: 'GET /api/jobs/:jobId/similar',
    about: 'of a closed job too',
    at: '/api/jobs/{closedJob}/similar',
    who: everyone('200'),
  },
  { call: 'GET /api/jobs/for-you', about: "by one's own profile and jobs", who: anySeeker('200') },
  {
    call: 'GET /api/jobs/cities',
    who: everyone('200'),
  },
  {
    call: 'GET /api/jobs/cities/:city',
    at: '/api/jobs/cities/Raleigh',
    who: everyone('200'),
  },
  {
    call: 'GET /api/places',
    at: '/api/places?q=ral',
    who: everyone('200'),
  },
  {
    call: 'POST /api/places/nearest',
    leavesNoTrace: true,
    body: { lat: 35.77, lon: -78.64 },
    who: everyone('200'),
  },
];
