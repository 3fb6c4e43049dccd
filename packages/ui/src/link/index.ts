export { ButtonLink, type ButtonLinkProps, Link, type LinkProps } from './link.js';
