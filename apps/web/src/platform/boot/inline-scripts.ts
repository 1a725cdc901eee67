import captureInput from '../early-input/capture-input.ts?inline-script';
import redirectToPublicAddress from './redirect-to-public-address.ts?inline-script';
import setDocumentAttributes from './set-document-attributes.ts?inline-script';
import startModules from './start-modules.ts?inline-script';

/** Scripts in the server's HTML. Browsers do not run scripts that React inserts, so the client bundle has none. */
export const inlineScripts = import.meta.env.SSR
  ? { captureInput, redirectToPublicAddress, setDocumentAttributes, startModules }
  : {
      captureInput: '',
      redirectToPublicAddress: '',
      setDocumentAttributes: '',
      startModules: '',
    };
