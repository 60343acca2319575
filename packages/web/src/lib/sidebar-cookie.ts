/** Whether the sidebar is open: 1 open, 0 closed, as the marketplace keeps it. */
export const sidebarCookie = 'sidebarStatus'
