import type { Plugin } from 'vite';

const DEVELOPMENT_BUILD = /\/react-router\/dist\/development\//;

/** A new address, outside of the transition to its page. */
const AT_ONCE = 'setLocation(newState.location);';
const IN_TRANSITION = 'React2.startTransition(() => setLocation(newState.location));';

/**
 * React Router without its warnings for developers: that build, 0.7 kB of gzip smaller, is not in its `exports`. It
 * also tells its error boundary the address within the transition to the page (decision 212).
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return (
          found && {
            ...found,
            id: found.id.replace(DEVELOPMENT_BUILD, '/react-router/dist/production/'),
          }
        );
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/dom-export\.mjs$/ },
      handler: addressInTransition,
    },
  };
}

/** @throws if the router no longer sets the address in one place */
export function addressInTransition(code: string): string {
  if (code.split(AT_ONCE).length !== 2)
    throw new Error('React Router sets addresses otherwise now');
  return code.replace(AT_ONCE, IN_TRANSITION);
}
