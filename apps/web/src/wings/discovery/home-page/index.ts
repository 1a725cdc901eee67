export { Community } from './community.tsx';
export { CreatorComparison } from './creator-comparison.tsx';
export { CampusScene, HeroScene } from './hero-scene.tsx';
export { HireTalent } from './hire-talent.tsx';
export { OneClickBanner } from './one-click-banner.tsx';
export { PartnerMarquee } from './partner-marquee.tsx';
