import { theme, type ThemeConfig } from 'antd'

/**
 * antd's theme from the values of `ui/tokens.css`, as they are in the scheme of the moment. Its
 * styles come as a file (`zeroRuntime`); only its custom properties are set at run time.
 */
export function antdTheme(dark: boolean): ThemeConfig {
  const token = readTokens()
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: 'antd-values' },
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: token('--accent-fill'),
      colorPrimaryHover: token('--accent-fill-hover'),
      colorInfo: token('--accent-fill'),
      colorLink: token('--accent'),
      colorLinkHover: token('--accent'),
      colorSuccess: token('--good'),
      colorWarning: token('--warn'),
      colorError: token('--bad'),
      colorText: token('--ink'),
      colorTextHeading: token('--ink'),
      colorTextSecondary: token('--ink-muted'),
      colorTextDescription: token('--ink-muted'),
      colorTextPlaceholder: token('--ink-muted'),
      colorBgContainer: token('--paper'),
      colorBgElevated: token('--raised'),
      colorBgLayout: token('--ground'),
      colorBorder: token('--line-strong'),
      colorBorderSecondary: token('--line'),
      colorSplit: token('--line'),
      borderRadius: 6,
      fontSize: 14,
      fontFamily: 'var(--font)',
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
    },
    components: {
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        dangerColor: token('--paper'),
      },
    },
  }
}

/** Reads colours as the page resolves them: a token's own text may still be `light-dark(…)`. */
function readTokens(): (name: string) => string {
  const probe = document.body.appendChild(document.createElement('i'))
  // a transition would answer the colour before this one: reduced motion gives everything a short one
  probe.style.transitionProperty = 'none'
  const style = getComputedStyle(probe)
  queueMicrotask(() => probe.remove())
  return (name) => {
    probe.style.color = `var(${name})`
    return style.color
  }
}
