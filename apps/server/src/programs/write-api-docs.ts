import { makeApiDocs } from '../platform/api-docs/make-api-docs.ts';
import { storeApiDocs } from '../platform/api-docs/stored-api-docs.ts';

/** A step of the build. */
await storeApiDocs(await makeApiDocs({ isFast: false }));
