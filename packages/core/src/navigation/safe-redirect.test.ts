import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleRoutes } from '../../testing/example-routes.js';
import { safeRedirect } from './safe-redirect.js';

const safe = (target: unknown) => safeRedirect(target, exampleRoutes);

describe('safeRedirect', () => {
  it.each([
    '/',
    '/index',
    '/study/index/42',
    '/class/lists?page=2&name=%E5%BC%A0%20x#row-3',
    '/redirect/class/lists',
    '/enroll/create?next=//evil.example',
  ])('keeps %s', (target) => {
    expect(safe(target)).toBe(target);
  });

  it.each([
    ['https://evil.example', 'absolute'],
    ['HTTPS://evil.example/index', 'absolute, capitals'],
    ['//evil.example', 'protocol-relative'],
    ['///evil.example', 'protocol-relative'],
    ['/\\evil.example', 'a backslash is a slash to browsers'],
    ['\\\\evil.example', 'backslashes'],
    ['/index\\..\\x', 'a backslash inside'],
    ['/\t/evil.example', 'browsers drop tabs'],
    ['/\n/evil.example', 'browsers drop line feeds'],
    ['\t//evil.example', 'browsers drop leading controls'],
    [' /index', 'a leading space'],
    ['/ /evil.example', 'a space'],
    ['/%09/evil.example', 'an encoded tab'],
    ['/%0a/evil.example', 'an encoded line feed'],
    ['/%20/evil.example', 'an encoded space'],
    ['/%00index', 'an encoded NUL'],
    ['/%5cevil.example', 'an encoded backslash'],
    ['/%5Cevil.example', 'an encoded backslash, capitals'],
    ['/%2f%2fevil.example', 'encoded slashes'],
    ['/%2e%2e/index', 'encoded dots'],
    ['/index/../login', 'dot segments'],
    ['/./index', 'a dot segment'],
    ['/%c0%afevil.example', 'an overlong slash'],
    ['javascript:alert(1)', 'a script'],
    ['JaVaScRiPt:alert(1)', 'a script'],
    ['java\nscript:alert(1)', 'a script, broken up'],
    ['data:text/html,<script>', 'data'],
    ['vbscript:x', 'a script'],
    ['blob:https://evil.example/1', 'a blob'],
    ['mailto:a@b.cn', 'a mail'],
    ['evil.example', 'relative'],
    ['index', 'relative'],
    ['?redirect=/index', 'a query alone'],
    ['#/index', 'a hash alone'],
    ['@evil.example', 'user info'],
    ['.evil.example', 'would lengthen the host'],
    ['/unknown', 'no page of ours'],
    ['/index/extra', 'no page of ours'],
    ['/handbook', 'an external page'],
    ['/login', 'a login page'],
    ['/login/expert?redirect=/index', 'a login page'],
    ['/login/', 'a login page with a slash'],
    ['/auth-redirect?code=1', 'would start a login'],
    ['/redirect/login', 'passes on to a login page'],
    ['/redirect/auth-redirect', 'passes on to the authentication'],
    ['/redirect//evil.example', 'passes on to another host'],
    ['/redirect/https://evil.example', 'passes on to another host'],
    ['/redirect/unknown', 'passes on to nothing'],
    ['/redirect/redirect/login', 'passes on twice'],
    ['/index\u202e', 'a bidi control'],
    ['/index\u0000', 'a NUL'],
    ['／／evil.example', 'full-width slashes'],
    [`/index?${'a'.repeat(2_000)}`, 'far too long'],
    ['', 'nothing'],
  ])('sends %j home: %s', (target) => {
    expect(safe(target)).toBe('/');
  });

  it.each([null, undefined, 7, {}, ['/index'], true])('sends %j home: not a text', (target) => {
    expect(safe(target)).toBe('/');
  });

  it('never returns a text that leads off the origin, for any combination of parts', () => {
    const piece = fc.constantFrom(
      ...['/', '//', '\\', '%2f', '%5c', '\t', ' ', '.', '..', ':', '@', '?', '#', 'index', 'login'],
      ...['evil.example', 'https:', 'javascript:', 'redirect/', 'class/lists', '\u0000', '%00'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = safe(pieces.join(''));
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(target.replace(/[?#].*$/s, '')).toMatch(/^\/(?:index|class\/lists|redirect\/[\w/-]+)?\/?$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
