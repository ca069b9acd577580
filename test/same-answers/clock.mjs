// Stops the clock of a process, so that two of them answer at the same instant: node --import <this file> …

const now = Date.parse(process.env.SAME_ANSWERS_NOW)
Date.now = () => now
