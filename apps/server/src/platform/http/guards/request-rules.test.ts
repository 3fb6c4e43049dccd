import { describe, expect, it } from 'vitest';
import { isLoopbackHost } from '../is-loopback.js';
import { languageOf } from '../language-of.js';
import { readCookies, writeCookie } from './cookies.js';
import { networkOf } from './network-of.js';
import { takesSecureCookies } from './takes-secure-cookies.js';

describe('one caller for the limits', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the language of the answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['zh-TW,zh;q=0.9,en;q=0.8', 'zh'],
    ['en;q=0.1, ja', 'ja'],
    ['es;q=0, zh;q=0.1', 'zh'],
    ['*', 'en'],
    [`${'x,'.repeat(500)}zh`, 'en'],
  ])('of %s is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe('cookies', () => {
  it('are read whatever stands around them', () => {
    expect([...readCookies(' a=1;b="2"; =x; c ; a=3;d=4=5')]).toEqual([
      ['a', '1'],
      ['b', '"2"'],
      ['', 'x'],
      ['d', '4=5'],
    ]);
    expect([...readCookies(undefined)]).toEqual([]);
  });

  it('are never readable for scripts, and bound to the host where the browser keeps Secure', () => {
    expect(writeCookie('ticket', 'x', 60, true)).toBe(
      '__Host-ticket=x; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
    );
    expect(writeCookie('sid', '', 0, false)).toBe('sid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  });

  const chrome = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36';
  const safari = 'Mozilla/5.0 AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
  it.each([
    ['this machine by http', undefined, 'localhost:4000', chrome, true],
    ['this machine’s address', undefined, '127.0.0.1:4000', chrome, true],
    ['this machine in Safari', undefined, 'localhost:4000', safari, false],
    ['another machine by http', undefined, '192.168.1.5:4000', chrome, false],
    ['https in front', 'https://cert.example.org', 'cert.example.org', safari, true],
    ['http in front', 'http://cert.lan', 'localhost', chrome, false],
  ])('are Secure or not at %s', (_place, public_origin, host, user_agent, secure) => {
    expect(takesSecureCookies({ public_origin, host, user_agent })).toBe(secure);
  });
});

describe('this machine', () => {
  it.each([
    ['localhost', true],
    ['localhost:4000', true],
    ['127.0.0.1:4000', true],
    ['127.8.0.1', true],
    ['[::1]:4000', true],
    ['localhost.evil.example', false],
    ['evil.example', false],
    [undefined, false],
  ])('is meant by the host %s: %s', (host, here) => {
    expect(isLoopbackHost(host)).toBe(here);
  });
});
