/** Domains under which anybody gets a website. Nobody there has a domain of their own. */
const SHARED_HOSTS = [
  'blogspot.com', 'business.site', 'canva.site', 'carrd.co', 'facebook.com', 'github.io', 'godaddysites.com',
  'google.com', 'instagram.com', 'jimdosite.com', 'linkedin.com', 'linktr.ee', 'myshopify.com', 'netlify.app',
  'notion.site', 'pages.dev', 'square.site', 'squarespace.com', 'strikingly.com', 'substack.com', 'tiktok.com',
  'tumblr.com', 'vercel.app', 'webflow.io', 'weebly.com', 'wixsite.com', 'wordpress.com', 'x.com', 'yelp.com',
  'youtube.com',
]; // oxfmt-ignore

export function isSharedHost(name: string): boolean {
  return SHARED_HOSTS.some((shared) => name === shared || name.endsWith(`.${shared}`));
}
