// The framework renders documents, and its build contains their styles. Islands and the back office are
// interactive and have builds of their own: no script of the framework's runs in a browser.
import './ui/tokens.css'
