export { Navbar, type NavbarProps } from './navbar.js';
