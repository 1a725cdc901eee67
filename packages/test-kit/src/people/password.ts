/** The password of every account that tests and proofs insert. Its hash costs as little as one can: they sign in often. */
export const PASSWORD = 'Sunflower-7';
export const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$YSBzYWx0IGZvciB0ZXN0cw$RPAyFTCh1+qsx83wexcs1esPXINKLaspKucf1QV5vsw';
