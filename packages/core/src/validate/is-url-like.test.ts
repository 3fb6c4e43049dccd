import { describe, expect, it } from 'vitest';
import { isUrlLike } from './is-url-like.js';

describe('isUrlLike', () => {
  it.each([
    ['http://example.org', 'http'],
    ['https://example.org/a?b=c#d', 'https with path, query and hash'],
    ['HTTPS://EXAMPLE.ORG', 'a scheme in any letter case (RFC 3986, 3.1)'],
    ['https://用户.中国/报名', 'letters of any script'],
    ['http://[::1]:8080/', 'an IPv6 address'],
    ['http://user:secret@example.org/', 'user information'],
    ['mailto:a@example.org', 'mailto'],
    ['tel:+86-10-12345678', 'tel'],
  ])('accepts %s: %s', (input) => {
    expect(isUrlLike(input)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['http:', 'no host: the template accepts this'],
    ['http://', 'no host'],
    ['http:///path', 'no host before the path'],
    ['http://?q', 'no host before the query'],
    ['http://:80', 'a port alone'],
    ['http://@', 'user information alone'],
    ['https:/example.org', 'one slash'],
    ['//example.org', 'no scheme'],
    ['/path', 'a path'],
    ['example.org', 'a bare host'],
    ['ftp://example.org', 'another scheme'],
    ['javascript:alert(1)', 'script'],
    ['data:text/html,x', 'data'],
    [' https://example.org', 'a space before'],
    ['https://example.org ', 'a space after'],
    ['https://exa mple.org', 'a space inside'],
    ['https://example.org\n', 'a line break after'],
    ['https:\\\\example.org', 'backslashes'],
    ['https://example.org\\@evil.org', 'a backslash that browsers read as a slash'],
    ['https://example.org/\u202e', 'a control that turns the reading direction'],
    ['xhttps://example.org', 'something before the scheme'],
    ['mailto:', 'mailto without an address'],
    ['tel:', 'tel without a number'],
  ])('rejects %j: %s', (input) => {
    expect(isUrlLike(input)).toBe(false);
  });
});
