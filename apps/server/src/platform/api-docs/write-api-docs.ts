import { makeApiDocs } from './make-api-docs.ts';
import { storeApiDocs } from './stored-api-docs.ts';

/** A step of the build. */
await storeApiDocs(await makeApiDocs({ isFast: false }));
