import { expect, it } from 'vitest';
import { findObstacle } from './company-domain.ts';

it.each([
  ['ann@copper.com', 'https://copper.com', null],
  ['Ann@Copper.COM', 'https://www.copper.com/jobs', null],
  ['ann@copper.com', 'https://shop.copper.com', null],
  ['ann@copper.com', 'https://copper.com.', null],
  ['ann@copper.com', null, 'no_website'],
  ['ann@copper.com', 'nonsense', 'no_website'],
  ['ann@gmail.com', 'https://copper.com', 'free_mail'],
  ['ann@gmail.com', 'https://gmail.com', 'free_mail'],
  ['ann@hotmail.co.uk', 'https://hotmail.co.uk', 'free_mail'],
  ['ann@gmx.us', 'https://gmx.us', 'free_mail'],
  ['ann@naver.com', 'https://naver.com', 'free_mail'],
  ['ann@kakao.com', 'https://kakao.com', 'free_mail'],
  ['ann@tuta.com', 'https://tuta.com', 'free_mail'],
  ['ann@guerrillamail.com', 'https://guerrillamail.com', 'free_mail'],
  ['ann@mailinator.com', 'https://mailinator.com', 'free_mail'],
  ['ann@copper.anonaddy.com', 'https://copper.anonaddy.com', 'free_mail'],
  ['ann@duke.edu', 'https://duke.edu', 'school'],
  ['ann@copper.wixsite.com', 'https://copper.wixsite.com', 'shared_host'],
  ['ann@copper.github.io', 'https://copper.github.io', 'shared_host'],
  ['ann@github.io', 'https://github.io', 'shared_host'],
  ['ann@copper.squarespace.com', 'https://copper.squarespace.com', 'shared_host'],
  ['ann@copper.com', 'https://copper.pages.dev', 'shared_host'],
  ['ann@copper.com', 'https://linktr.ee/copper', 'shared_host'],
  ['ann@copper.com', 'https://sites.google.com/copper', 'shared_host'],
  ['ann@silver.com', 'https://copper.com', 'other_domain'],
  ['ann@jobs.copper.com', 'https://copper.com', 'other_domain'],
  ['ann@shop.copper.com', 'https://shop.copper.com', 'other_domain'],
  ['ann@copper.co.uk', 'https://shop.copper.co.uk', null],
  ['ann@silver.co.uk', 'https://copper.co.uk', 'other_domain'],
  ['ann@co.uk', 'https://copper.co.uk', 'other_domain'],
  ['ann@copper.com', 'https://192.0.2.1', 'other_domain'],
  ['ann@per.com', 'https://copper.com', 'other_domain'],
  ['ann@copper.com', 'https://copper.com.evil.net', 'other_domain'],
  ['"a@copper.com"@evil.net', 'https://copper.com', 'other_domain'],
] as const)('%s with the website %s: %s', (email, website, obstacle) => {
  expect(findObstacle({ email, website, contact_email: email })).toBe(obstacle);
});

it.each([
  ['ann@copper.com', null],
  ['Ann@COPPER.com', null],
  ['jobs@copper.com', null],
  ['jobs@shop.copper.com', null],
  ['jobs@hr.copper.com', null],
  ['jobs@copper.co.uk', 'other_contact'],
  ['copper@gmail.com', 'other_contact'],
  ['jobs@notcopper.com', 'other_contact'],
  ['jobs@copper.com.evil.net', 'other_contact'],
] as const)('the public contact %s: %s', (contact_email, obstacle) => {
  const website = 'https://www.shop.copper.com/jobs';
  expect(findObstacle({ email: 'ann@copper.com', website, contact_email })).toBe(obstacle);
});
