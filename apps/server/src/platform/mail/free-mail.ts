/** Domains at which anybody gets an address, so that it says nothing about its owner. */
const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  'aim.com', 'aol.com', 'att.net', 'bellsouth.net', 'charter.net', 'comcast.net', 'cox.net', 'duck.com',
  'earthlink.net', 'email.com', 'fastmail.com', 'fastmail.fm', 'gmail.com', 'gmx.com', 'gmx.de', 'gmx.net',
  'googlemail.com', 'hey.com', 'hotmail.com', 'hushmail.com', 'icloud.com', 'inbox.com', 'juno.com', 'keemail.me',
  'live.com', 'mac.com', 'mail.com', 'mail.ru', 'mailfence.com', 'mailinator.com', 'me.com', 'msn.com', 'netzero.net',
  'optonline.net', 'outlook.com', 'pm.me', 'proton.me', 'protonmail.com', 'qq.com', 'rediffmail.com', 'rocketmail.com',
  'sbcglobal.net', 'skiff.com', 'tuta.com', 'tuta.io', 'tutanota.com', 'usa.com', 'verizon.net', 'web.de',
  'windstream.net', 'yahoo.co.uk', 'yahoo.com', 'yandex.com', 'yandex.ru', 'ymail.com', 'zoho.com', 'zohomail.com',
]); // oxfmt-ignore

export function isFreeMailDomain(domain: string): boolean {
  return FREE_MAIL_DOMAINS.has(domain);
}
