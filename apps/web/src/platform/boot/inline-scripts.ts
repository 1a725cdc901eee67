import { bootScript } from './boot-script.ts';
import captureScript from '../early-input/capture.js?raw';
import { publicAddressScript } from './public-address-script.ts';
import { startScript } from './start-after-paint.ts';

/** Scripts within the server's HTML. A browser would not run those that it draws, so its own code carries none. */
export const inlineScripts = import.meta.env.SSR
  ? {
      boot: bootScript,
      capture: captureScript,
      publicAddress: publicAddressScript,
      start: startScript,
    }
  : { boot: '', capture: '', publicAddress: () => '', start: '' };
