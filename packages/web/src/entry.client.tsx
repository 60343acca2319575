// The framework renders documents, and its build brings their styles. What acts in them are islands and the
// back office, which have builds of their own: no script of the framework's runs in a browser.
import './ui/tokens.css'
