"""The table in the browser: HTTP, WebSocket, storage and bot workers around `Match`."""
