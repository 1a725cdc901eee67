import type { PublicEmployer } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { companyMeta } from './company-meta.ts';

const matches = [{ id: 'root', loaderData: { siteOrigin: 'https://nextshift.example' } }];
const company: PublicEmployer = {
  id: '0190f3a4-0000-7000-8000-000000000001',
  companyName: 'Blue Finch',
  email: 'hello@bluefinch.example',
  phoneNumber: null,
  website: 'https://bluefinch.example',
  description: 'A cafe. '.repeat(40),
  city: 'Raleigh',
  state: 'NC',
  logo: '/files/logo.webp',
  responsiveness: null,
  verified: false,
  verifiedBy: null,
  verifiedAt: null,
};

it('gives the canonical address and a description of a company', () => {
  const meta = companyMeta(company, matches);
  expect(meta).toContainEqual({ title: 'Blue Finch · NextShift' });
  const address = `https://nextshift.example/company/${company.id}`;
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: address });
  expect(meta).toContainEqual({ property: 'og:url', content: address });
  expect(meta).toContainEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Blue Finch',
      url: address,
      logo: 'https://nextshift.example/files/logo.webp',
      sameAs: 'https://bluefinch.example',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Raleigh',
        addressRegion: 'NC',
        addressCountry: 'US',
      },
    },
  });
  const described = meta.find((entry) => 'name' in entry && entry.name === 'description');
  expect(described).toMatchObject({ content: expect.stringMatching(/^A cafe\..{100,152}…$/) });
});

it('describes a company without a description by its known facts', () => {
  const silent = { ...company, description: null, website: null, logo: null };
  expect(companyMeta(silent, matches)).toContainEqual({
    name: 'description',
    content: 'Blue Finch in Raleigh, NC: who they are and their jobs.',
  });
});
