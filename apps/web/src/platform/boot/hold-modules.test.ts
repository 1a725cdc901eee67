import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdModules } from './hold-modules.ts';
import startModules from './start-modules.ts?inline-script';

const PAGE = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/>',
  '<link rel="stylesheet" href="/assets/app.css"/>',
  '<link rel="modulepreload" crossorigin="" href="/assets/b.js"/></head>',
  '<body><h1>Jobs</h1><script nonce="n">window.state = 1</script>',
  '<script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>',
].join('');

describe('holding back scripts', () => {
  it('replaces modules with their list and the script that starts them', () => {
    expect(holdModules(PAGE)).toBe(
      [
        '<html><head>',
        '<link rel="stylesheet" href="/assets/app.css"/>',
        '</head>',
        '<body><h1>Jobs</h1><script nonce="n">window.state = 1</script>',
        '<script nonce="n" type="text/plain" data-modules="/assets/a.js /assets/b.js">',
        'import "/assets/a.js";</script></body></html>',
      ].join(''),
    );
  });

  it('leaves a page without modules unchanged', () => {
    const page = '<html><body><h1>You are offline</h1></body></html>';
    expect(holdModules(page)).toBe(page);
  });
});

describe('starting them', () => {
  const inserted = () =>
    Array.from(document.head.children, (element) =>
      element instanceof HTMLLinkElement
        ? `${element.rel} ${element.getAttribute('href') ?? ''}`
        : `${element.getAttribute('type') ?? ''} ${element.textContent}`,
    );
  let frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
      frames.push(callback),
    );
    document.head.replaceChildren();
    document.body.innerHTML =
      '<script type="text/plain" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";</script>';
  });

  afterEach(() => {
    vi.restoreAllMocks();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  const run = () => {
    runInThisContext(startModules);
  };
  const started = ['modulepreload /assets/a.js', 'modulepreload /assets/b.js'];

  it('waits until the end of a frame', () => {
    run();
    expect(inserted()).toEqual([]);
    for (const frame of frames) frame(0);
    expect(inserted()).toEqual([]);
    vi.runAllTimers();
    expect(inserted()).toEqual([...started, 'module import "/assets/a.js";']);
  });

  it('does not wait in the background, where no frame is painted', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    run();
    expect(inserted()).toEqual([...started, 'module import "/assets/a.js";']);
  });

  describe('a page that starts when it is used', () => {
    let opened = 'navigate';

    beforeEach(() => {
      opened = 'navigate';
      document.documentElement.dataset.session = 'none';
      const script = document.createElement('script');
      script.dataset.whenUsed = '';
      vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
      vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
        { type: opened } as PerformanceNavigationTiming,
      ]);
    });

    afterEach(() => {
      delete document.documentElement.dataset.session;
    });

    const paint = () => {
      for (const frame of frames) frame(0);
      vi.runAllTimers();
    };

    it.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'click', 'storage'])(
      'starts once at the first %s of a visitor',
      (sign) => {
        run();
        paint();
        expect(inserted()).toEqual([]);
        window.dispatchEvent(new Event(sign));
        window.dispatchEvent(new Event(sign));
        expect(inserted()).toEqual([]);
        paint();
        expect(inserted()).toEqual([...started, 'module import "/assets/a.js";']);
      },
    );

    it('loads while a visitor presses, and starts once the press is painted', () => {
      run();
      window.dispatchEvent(new PointerEvent('pointerdown'));
      expect(inserted()).toEqual(started);
      paint();
      expect(inserted()).toEqual(started);
      window.dispatchEvent(new PointerEvent('pointerup'));
      expect(inserted()).toEqual(started);
      paint();
      expect(inserted()).toEqual([...started, 'module import "/assets/a.js";']);
    });

    it('does not take a pointer that rests for one that moves', () => {
      run();
      window.dispatchEvent(new PointerEvent('pointermove'));
      paint();
      expect(inserted()).toEqual([]);
      const moved = new PointerEvent('pointermove');
      Object.defineProperty(moved, 'movementX', { value: 3 });
      window.dispatchEvent(moved);
      paint();
      expect(inserted()).toHaveLength(3);
    });

    it('starts when Back shows it as it was left', () => {
      run();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      paint();
      expect(inserted()).toEqual([]);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      paint();
      expect(inserted()).toHaveLength(3);
    });

    it('starts with a field that is focused already', () => {
      const field = document.createElement('input');
      document.body.append(field);
      field.focus();
      run();
      paint();
      expect(inserted()).toHaveLength(3);
    });

    it.each(['seeker', 'employer'])('does not wait for a signed-in %s', (session) => {
      document.documentElement.dataset.session = session;
      run();
      paint();
      expect(inserted()).toHaveLength(3);
    });

    it.each(['reload', 'back_forward'])('does not wait after a %s', (type) => {
      opened = type;
      run();
      paint();
      expect(inserted()).toHaveLength(3);
    });
  });

  it('does nothing on a page that holds none back', () => {
    document.body.replaceChildren();
    run();
    expect(frames).toEqual([]);
    expect(inserted()).toEqual([]);
  });
});
