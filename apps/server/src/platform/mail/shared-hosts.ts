import { parse } from 'tldts';
import { registrableDomain } from './registrable-domain.ts';

/** Shared hosts that the private part of the public suffix list does not have. */
const OTHER_SHARED_HOSTS: ReadonlySet<string> = new Set([
  '000webhostapp.com', 'about.me', 'angelfire.com', 'beacons.ai', 'bio.link', 'bit.ly', 'business.site', 'canva.site',
  'craigslist.org', 'discord.gg', 'durable.co', 'etsy.com', 'eventbrite.com', 'facebook.com', 'godaddysites.com',
  'google.com', 'hubspotpagebuilder.com', 'indeed.com', 'instagram.com', 'jimdofree.com', 'jimdosite.com',
  'jotform.com', 'linkedin.com', 'linktr.ee', 'livejournal.com', 'mailchi.mp', 'medium.com', 'mystrikingly.com',
  'neocities.org', 'nextdoor.com', 'patreon.com', 'pinterest.com', 'reddit.com', 'sharepoint.com', 'site123.me',
  'solo.to', 'squarespace.com', 'strikingly.com', 'substack.com', 't.me', 'telegram.me', 'tiktok.com', 'tilde.club',
  'tilde.team', 'tilde.town', 'tripod.com', 'tumblr.com', 'twitter.com', 'typeform.com', 'ucraft.net', 'wa.me',
  'webnode.com', 'webnode.page', 'webs.com', 'weebly.com', 'wix.com', 'wordpress.com', 'x.com', 'yelp.com',
  'yola.com', 'youtube.com',
]); // oxfmt-ignore

/** Whether anybody gets a website under a host, so that nobody there has a domain of their own. */
export function isSharedHost(host: string): boolean {
  return (
    parse(host, { allowPrivateDomains: true }).isPrivate === true ||
    OTHER_SHARED_HOSTS.has(registrableDomain(host) ?? host)
  );
}
