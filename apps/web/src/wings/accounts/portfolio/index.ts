export { PortfolioSection } from './portfolio-section.tsx';
export { useUploadQueue } from './use-upload-queue.ts';
export { WizardVideos } from './wizard-videos.tsx';
